import { useState } from 'react';
import styled from 'styled-components';
import { color, fontSize } from '../../theme/index.js';

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 1.5em;
  block-size: 1.125em;
  border-radius: 3px;
  overflow: hidden;
  background: ${color.secondSoft};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.body};
  vertical-align: middle;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  b {
    font-size: 0.5625rem;
    line-height: 1;
  }
`;

export interface FlagProps {
  /** Two letters, ISO 3166-1. */
  readonly iso2: string;
  /** Address of the picture, from the countries service; without it, or if it fails, the letters stand. */
  readonly imageUrl?: string | undefined;
  readonly onError?: () => void;
}

/** A country's flag beside the country's name. The name says it; the flag is not read out. */
export function Flag({ iso2, imageUrl, onError }: FlagProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const giveUp = () => {
    setBrokenUrl(imageUrl ?? null);
    onError?.();
  };
  return (
    <Frame aria-hidden="true">
      {imageUrl && imageUrl !== brokenUrl ? (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" onError={giveUp} />
      ) : (
        <b>{iso2.toUpperCase()}</b>
      )}
    </Frame>
  );
}
