import styled from 'styled-components';
import { Icon } from '@vela/design-system/icon';
import { VisuallyHidden } from '@vela/design-system/layout';
import {
  color,
  focusRing,
  fontSize,
  fontWeight,
  inBottomBar,
  media,
  radius,
  space,
  systemEdge,
} from '@vela/design-system/theme';
import { t } from '@vela/language';
import { Link, useLocation } from '@vela/router';
import { currentMark, type Place } from '../places/places.js';
import { useCounts, useUnreadMessages } from './use-counts.js';

/** What the links and the button "More" look like: icon over word in the bar, beside it in the rail. */
export const PLACE_LOOK = `
  ${inBottomBar}
  /* On the narrowest phones the words of a bar would run into each other. */
  @container front (max-width: 21.5rem) {
    letter-spacing: -0.05em;
  }
`;

const PlaceLine = styled(Link)`
  ${PLACE_LOOK}
  ${focusRing}
  ${media.from('sm')} {
    flex-direction: row;
    gap: ${space(8)};
    min-block-size: 2.75rem;
    padding-inline: ${space(12)};
    font-size: ${fontSize.body};
    text-align: start;
  }
  ${media.from('lg')} {
    justify-content: flex-start;
    gap: ${space(12)};
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &[data-in='menu'] {
    flex-direction: row;
    gap: ${space(12)};
    min-block-size: 2.75rem;
    padding-inline: ${space(12)};
    font-size: ${fontSize.large};
  }
  &[aria-current] {
    color: ${color.ink};
    font-weight: ${fontWeight.bold};
  }
  /* Where I am is plain without colour: a bar beside the word, above it on a phone. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 25%;
    block-size: 3px;
    border-radius: 2px;
    background: ${color.bright};
  }
  &[data-in='menu'][aria-current]::before {
    inset-block: ${space(8)};
    inset-inline: 0 auto;
    inline-size: 3px;
    block-size: auto;
  }
  ${media.from('lg')} {
    &[aria-current]::before {
      inset-block: ${space(8)};
      inset-inline: 0 auto;
      inline-size: 3px;
      block-size: auto;
    }
  }
`;

const Much = styled.span`
  min-inline-size: 1.375rem;
  padding-inline: ${space(4)};
  border-radius: ${radius.pill};
  background: ${color.secondSoft};
  color: ${color.ink};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.medium};
  line-height: 1.375rem;
  ${systemEdge}
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${media.below('sm')} {
    a:not([data-in='menu']) > & {
      position: absolute;
      inset-block-start: ${space(4)};
      inset-inline-start: calc(50% + ${space(4)});
    }
  }
  ${media.from('lg')} {
    margin-inline-start: auto;
  }
`;

const MOST = 99;

/** How much waits, small and quiet; nothing for nothing. */
export function PlaceCount({ place }: { readonly place: Place }) {
  const counts = useCounts();
  const messages = useUnreadMessages(place.messagesOf ?? null);
  const count = place.count === undefined ? messages : (counts?.[place.count] ?? 0);
  if (count === 0) return null;
  return (
    <Much>
      {count > MOST ? `${MOST}+` : count}
      <VisuallyHidden>
        {' '}
        {place.count === undefined || place.count === 'unread'
          ? t('{count, plural, one {unread} other {unread}}', { count })
          : t('{count, plural, one {waiting} other {waiting}}', { count })}
      </VisuallyHidden>
    </Much>
  );
}

export interface PlaceLinkProps {
  readonly place: Place;
  /** Where it stands: the menu over the screen shows every place in one column. */
  readonly inMenu?: boolean;
  readonly onClick?: () => void;
}

/** A link to a place, with what waits there; it knows when its page, or one in it, is shown. */
export function PlaceLink({ place, inMenu = false, onClick }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return (
    <PlaceLine
      to={place.to}
      aria-current={currentMark(place, pathname)}
      data-in={inMenu ? 'menu' : undefined}
      onClick={onClick}
    >
      <Icon name={place.icon} />
      <span>{place.label}</span>
      <PlaceCount place={place} />
    </PlaceLine>
  );
}
