import { useEffect, useRef, useState } from 'react';
import type { Company, CompanyHire } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Eyebrow, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { HIRE_NOTICE_BUSINESS_DAYS } from '@vela/market/fees';
import { laterDialog } from '@vela/slice-parts/later';
import { useHires } from '../api/list-hires.js';
import { feeOf } from '../fee.js';
import type { HireOrigin } from '../hire-origin.js';
import { HireState } from './hire-state.js';

const ReportHireDialog = laterDialog(async () => (await import('./report-hire-dialog.js')).ReportHireDialog);
const EndHireDialog = laterDialog(async () => (await import('./end-hire-dialog.js')).EndHireDialog);

export interface HirePanelProps {
  readonly origin: HireOrigin;
  readonly company: Company;
  /** How often the stage "Hired" was chosen on this page: each time the report is asked for, unless there is one. */
  readonly saidHired: number;
}

/** Nothing of the company's stands: it was turned down, undone, has ended, or only the talent has told of it. */
const isReportable = ({ status, endedOn, reportedByCompany }: CompanyHire): boolean =>
  status === 'rejected' || status === 'undone' || endedOn !== null || (status === 'reported' && !reportedByCompany);

/** One that did not stand is reported again; after one that ended it is another. */
const reportText = (hire: CompanyHire | undefined): string =>
  hire?.status === 'rejected' || hire?.status === 'undone' ? t('Report again') : t('Report a hire');

const canEnd = ({ status, endedOn }: CompanyHire): boolean => status === 'confirmed' && endedOn === null;

/** From an accepted request to a hire: report it, see how it stands, tell when it ends. */
export function HirePanel({ origin, company, saidHired }: HirePanelProps) {
  const { data, isPending, refetch } = useHires();
  const [asking, setAsking] = useState<'hire' | 'end' | null>(null);
  const [asked, setAsked] = useState(saidHired);
  const [told, setTold] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const talentName = origin.talentName || t('The talent');
  const hire = data?.find(({ connectionId }) => connectionId === origin.connectionId);

  // The pressed button is gone once a hire is reported; focus goes to what became of it.
  useEffect(() => {
    if (told && asking === null) state.current?.focus();
  }, [told, asking]);

  if (data !== undefined && asked !== saidHired) {
    setAsked(saidHired);
    if (hire === undefined || isReportable(hire)) setAsking('hire');
  }

  const close = () => setAsking(null);
  const finish = () => {
    setTold(true);
    close();
  };

  if (isPending)
    return (
      <LoadingRegion label={t('Loading the hire')}>
        <Skeleton shape="card" />
      </LoadingRegion>
    );
  return (
    <Card as="section" aria-labelledby="hire-title">
      <Stack gap={12}>
        <Eyebrow as="h2" id="hire-title">
          {t('Hire')}
        </Eyebrow>
        {data === undefined && (
          <>
            <Text>{t('The hire could not be loaded. Nothing is lost.')}</Text>
            <div>
              <Button size="small" variant="quiet" onClick={() => void refetch()}>
                {t('Try again')}
              </Button>
            </div>
          </>
        )}
        {hire !== undefined && (
          <div ref={state} tabIndex={-1}>
            <HireState hire={hire} talentName={talentName} />
          </div>
        )}
        {data !== undefined && hire === undefined && (
          <Text>
            {t(
              'Have you signed an agreement? Tell us within {days, plural, one {# business day} other {# business days}}.',
              {
                days: HIRE_NOTICE_BUSINESS_DAYS,
              },
            )}
          </Text>
        )}
        {data !== undefined && (hire === undefined || isReportable(hire)) && (
          <div>
            <Button {...ReportHireDialog.ahead} size="small" variant="secondary" onClick={() => setAsking('hire')}>
              {reportText(hire)}
            </Button>
          </div>
        )}
        {hire !== undefined && canEnd(hire) && (
          <div>
            <Button {...EndHireDialog.ahead} size="small" variant="quiet" onClick={() => setAsking('end')}>
              {hire.endReportedOn === null ? t('Report the end of the contract') : t('Change the reported day')}
            </Button>
          </div>
        )}
      </Stack>
      {asking === 'hire' && (
        <ReportHireDialog
          origin={origin}
          talentName={talentName}
          fee={feeOf(origin.terms, company)}
          onClose={close}
          onReported={finish}
        />
      )}
      {asking === 'end' && hire !== undefined && <EndHireDialog hire={hire} onClose={close} onReported={finish} />}
    </Card>
  );
}
