import { useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '@vela/design-system/avatar';
import { color } from '@vela/design-system/theme';
import { initialsOfName } from '@vela/market/visibility';

const Plate = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  padding: 0.25rem;
  border: 1px solid ${color.line};
  border-radius: 20%;
  background: ${color.surface};
  &[data-size='large'] {
    inline-size: 5rem;
    block-size: 5rem;
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export interface CompanyMarkProps {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly size?: 'medium' | 'large';
}

/** A company's logo, whole; its initials where it has none. The name stands beside it, so that it says nothing itself. */
export function CompanyMark({ name, logoUrl, size = 'medium' }: CompanyMarkProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === brokenUrl)
    return <Avatar initials={initialsOfName(name)} size={size} aria-hidden />;
  return (
    <Plate data-size={size}>
      <img src={logoUrl} alt="" decoding="async" onError={() => setBrokenUrl(logoUrl)} />
    </Plate>
  );
}
