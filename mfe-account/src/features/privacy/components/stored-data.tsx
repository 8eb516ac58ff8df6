import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { t } from '@vela/language';
import { useExportData } from '../api/export-data.js';
import { Section } from './section.js';

/** Everything that is stored, as a file. */
export function StoredData() {
  const download = useExportData();
  return (
    <Section
      matter="stored-data"
      about={t(
        'Your account, profile and picture, the requests you got or sent, who saw you, what you agreed to, which mails you were sent and what we count. One file in a format that other programs read (JSON).',
      )}
    >
      <div>
        <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
          {t('Download my data')}
        </Button>
      </div>
      {download.isError && <Banner tone="danger">{download.error.message || TEXTS.unknownError}</Banner>}
    </Section>
  );
}
