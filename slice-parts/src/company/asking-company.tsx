import { useState } from 'react';
import styled from 'styled-components';
import { getAskingCompany } from '@vela/contracts/endpoints';
import { Button } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { useEndpoint } from '@vela/design-system/services';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { color, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { CompanyView } from './company-view.js';

const Disclosure = styled.details`
  & > summary {
    cursor: pointer;
    color: ${color.accentText};
    font-weight: 500;
  }
  & > div {
    padding-block-start: ${space(16)};
  }
`;

function Page({ requestId }: { readonly requestId: string }) {
  const { data, isError, refetch } = useEndpoint(getAskingCompany, { params: { id: requestId } });
  if (data !== undefined) return <CompanyView page={data} level={3} />;
  if (!isError)
    return (
      <LoadingRegion label={t('Loading the company')}>
        <Skeleton shape="card" />
      </LoadingRegion>
    );
  return (
    <Cluster>
      <Text>{t('The company could not be loaded.')}</Text>
      <Button variant="quiet" size="small" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    </Cluster>
  );
}

export interface AskingCompanyProps {
  readonly requestId: string;
  readonly name: string;
}

/** Who asks: the company's page, behind one press. */
export function AskingCompany({ requestId, name }: AskingCompanyProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{t('About {company}', { company: name })}</summary>
      <div>{opened && <Page requestId={requestId} />}</div>
    </Disclosure>
  );
}
