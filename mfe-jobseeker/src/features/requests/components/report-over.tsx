import { useEffect, useRef, useState } from 'react';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { VisuallyHidden } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { ReportRequest } from './report-request.js';

/** Reports a request that is over. One that was accepted is reported in its conversation. */
export function ReportOver({ request }: { readonly request: ReceivedConnection }) {
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);

  // The pressed button is gone; focus goes to what became of it.
  useEffect(() => {
    if (told) outcome.current?.focus();
  }, [told]);

  if (request.reported || told)
    return (
      <div ref={outcome} tabIndex={-1}>
        <Text tone="muted" size="small">
          {t('You reported this request. We look into it.')}
        </Text>
      </div>
    );
  return (
    <>
      <Button variant="bare" size="small" onClick={() => setAsking(true)}>
        <Trans
          message="Report<hidden> the request from {company}</hidden>"
          values={{ company: request.company.name }}
          parts={{ hidden: <VisuallyHidden /> }}
        />
      </Button>
      {asking && (
        <ReportRequest
          request={request}
          onClose={() => setAsking(false)}
          onReported={() => {
            setAsking(false);
            setTold(true);
          }}
        />
      )}
    </>
  );
}
