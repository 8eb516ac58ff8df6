import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { t } from '@vela/language';
import type { LinkProps } from '@vela/router';
import { color, focusRing, fontWeight, media, radius } from '../../theme/index.js';
import { Icon } from '../icon/index.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { SiteLink } from './site-link.js';

const linkLook = css`
  color: ${color.accentText};
  ${media.forcedColors} {
    color: LinkText;
  }
  font-weight: ${fontWeight.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: ${radius.small};
  ${focusRing}
  ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  &[data-tone='inherit'] {
    color: inherit;
    font-weight: inherit;
  }
  /* Where the reader is already, of several that lead to views of one page. */
  &[aria-current='page'] {
    color: ${color.ink};
    font-weight: ${fontWeight.bold};
    text-decoration: none;
  }
`;

const Inner = styled(SiteLink)`
  ${linkLook}
`;
const Outer = styled.a`
  ${linkLook}
  & > svg {
    display: inline-block;
    vertical-align: -0.15em;
    margin-inline-start: 0.25em;
  }
  /* A word joiner: what follows the link does not fall to the next line alone. */
  &::after {
    content: '\\2060';
  }
`;

export interface TextLinkProps extends LinkProps {
  /** `inherit` where the surrounding text has its own colour. */
  readonly tone?: 'accent' | 'inherit';
}

/** A link in text to a page of this site, or to a file of it (`reloadDocument`). */
export function TextLink({ tone = 'accent', ...rest }: TextLinkProps) {
  return <Inner data-tone={tone} {...rest} />;
}

export interface ExternalLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
  readonly tone?: 'accent' | 'inherit';
}

/** A link to another site: it opens a new tab, says so, and tells that site nothing. */
export function ExternalLink({ tone = 'accent', children, ...rest }: ExternalLinkProps) {
  return (
    <Outer target="_blank" rel="noopener noreferrer" data-tone={tone} {...rest}>
      {children}
      <Icon name="external-link" size="small" />
      <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
    </Outer>
  );
}
