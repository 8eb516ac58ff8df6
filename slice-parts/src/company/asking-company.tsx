import { useState } from 'react';
import styled from 'styled-components';
import { getAskingCompany } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { color, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { NotLoaded } from '../later/index.js';
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
  return <NotLoaded onRetry={refetch}>{t('The company could not be loaded.')}</NotLoaded>;
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
