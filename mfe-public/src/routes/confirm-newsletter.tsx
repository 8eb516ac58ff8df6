import { useMutation } from '@tanstack/react-query';
import { confirmNewsletter } from '@vela/contracts/endpoints';
import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { useApi } from '@vela/design-system/services';
import { PageTitle, useLocation } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';

/** Where the link in a confirmation mail leads. A press confirms: programs that look into links beforehand do not press. */
export function Page() {
  const api = useApi();
  const { search } = useLocation();
  const confirm = useMutation({
    mutationFn: () => api.call(confirmNewsletter, { body: { token: new URLSearchParams(search).get('token') ?? '' } }),
  });
  const home = (
    <ButtonLink to={PATHS.home} variant="quiet">
      To the home page
    </ButtonLink>
  );
  return (
    <div role="status">
      <PageTitle>Newsletter</PageTitle>
      {confirm.isSuccess ? (
        <PageIntro
          title="Your subscription is confirmed"
          lead="The next newsletter comes to you. Every one of them shows how to end it."
          actions={home}
        />
      ) : (
        <PageIntro
          title="Confirm your subscription"
          lead={confirm.isError ? confirm.error.message : 'One press, and the newsletter comes to your address.'}
          actions={
            <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
              Confirm subscription
            </Button>
          }
        />
      )}
    </div>
  );
}
