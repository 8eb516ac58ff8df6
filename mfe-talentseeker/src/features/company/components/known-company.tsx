import { PATHS } from '@vela/contracts/routes';
import type { JoinRequestInput } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { JoiningAsTalent } from '../../../components/joining-as-talent.js';
import { useAskToJoin } from '../api/save-company.js';

/** The number that was typed belongs to a company on Vela: its owner can be asked, and so can a person. */
export function KnownCompany({ asked }: { readonly asked: JoinRequestInput }) {
  const join = useAskToJoin();
  return (
    <Banner tone="info">
      <Stack gap={12}>
        <Text>
          {join.isSuccess
            ? t('We have written to the owner. Their answer comes to your email address.')
            : t('Do you belong to that company? Its owner gets your name and email address, and can let you join.')}
        </Text>
        {!join.isSuccess && <JoiningAsTalent />}
        <Cluster>
          {!join.isSuccess && (
            <Button size="small" loading={join.isPending} onClick={() => join.mutate(asked)}>
              {t('Ask to join')}
            </Button>
          )}
          <TextLink to={PATHS.contact}>{t('Write to us')}</TextLink>
        </Cluster>
        {join.isError && <Text role="alert">{join.error.message}</Text>}
      </Stack>
    </Banner>
  );
}
