import { useMutation } from '@tanstack/react-query';
import { unsubscribe } from '@vela/contracts/endpoints';
import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { useApi } from '@vela/design-system/services';
import { PageTitle, useLocation } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';

/** Where a mail's link to get no more of its kind leads. */
export function Page() {
  const api = useApi();
  const { search } = useLocation();
  const end = useMutation({
    mutationFn: () => api.call(unsubscribe, { query: { token: new URLSearchParams(search).get('token') ?? '' } }),
  });
  const home = (
    <ButtonLink to={PATHS.home} variant="quiet">
      To the home page
    </ButtonLink>
  );
  return (
    <div role="status">
      <PageTitle>Unsubscribe</PageTitle>
      {end.isSuccess ? (
        <PageIntro
          title="You are unsubscribed"
          lead={`You get no more of these mails: ${end.data.title}.`}
          actions={home}
        />
      ) : (
        <PageIntro
          title="Unsubscribe"
          lead={end.isError ? end.error.message : 'One press, and mails of this kind end.'}
          actions={
            <Button loading={end.isPending} onClick={() => end.mutate()}>
              Unsubscribe
            </Button>
          }
        />
      )}
    </div>
  );
}
