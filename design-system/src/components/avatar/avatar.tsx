import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { color, fontFamily, fontWeight } from '../../theme/index.js';

const Mark = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  border-radius: 31%;
  overflow: hidden;
  background: ${color.band};
  &[data-size='small'] {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
  &[data-size='large'] {
    inline-size: 5rem;
    block-size: 5rem;
  }
  & > * {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  text {
    font: ${fontWeight.bold} 16px ${fontFamily};
    letter-spacing: 0.02em;
    fill: ${color.onBand};
  }
`;

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One to three letters; all that is shown of a person before a connection. */
  readonly initials: string;
  /** The person's name when it may be known; it becomes the picture's text. */
  readonly name?: string | undefined;
  /** Address of the picture when it may be seen. */
  readonly pictureUrl?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A person's mark: initials above a rising sail. A picture takes its place once it may be seen and has loaded. */
export function Avatar({ initials, name, pictureUrl, size = 'medium', ...rest }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const label = name ?? initials;
  return (
    <Mark data-size={size} {...rest}>
      {pictureUrl && pictureUrl !== brokenUrl ? (
        <img src={pictureUrl} alt={label} decoding="async" onError={() => setBrokenUrl(pictureUrl)} />
      ) : (
        <svg viewBox="0 0 52 52" role="img" aria-label={label}>
          <path d="M-2 42 54 28v26H-2z" fill={color.bright} />
          <path d="M-2 42 54 28v4L-2 46z" fill={color.glow} opacity={0.55} />
          <text x={26} y={24} textAnchor="middle" dominantBaseline="central">
            {initials}
          </text>
        </svg>
      )}
    </Mark>
  );
}
