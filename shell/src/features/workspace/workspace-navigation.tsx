import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Icon } from '@vela/design-system/icon';
import {
  bottomBar,
  color,
  focusRing,
  fontSize,
  fontWeight,
  media,
  roomForBottomBar,
  space,
} from '@vela/design-system/theme';
import { t } from '@vela/language';
import type { Workspace } from '../places/in-workspace.js';
import { groupsOf, placesOf } from '../places/places.js';
import { PLACE_LOOK, PlaceLink } from './place-link.js';
import { WorkspaceMenu } from './workspace-menu.js';

const RoomForBar = createGlobalStyle`
  ${roomForBottomBar}
`;

const Place = styled.nav`
  ${bottomBar}
  ${media.from('sm')} {
    padding-inline: ${space(12)};
    border-block-end: 1px solid ${color.line};
  }
  ${media.from('lg')} {
    position: sticky;
    inset-block-start: 0;
    align-self: start;
    inline-size: 14rem;
    max-block-size: 100vh;
    overflow-y: auto;
    padding: ${space(24)} ${space(12)};
    border: 0;
  }
`;

const Row = styled.ul`
  display: flex;
  list-style: none;
  margin: 0;
  padding: 0;
  /* Longer words get more of a phone's bar. */
  & > li {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  & > li > * {
    inline-size: 100%;
  }
  ${media.below('sm')} {
    container: front / inline-size;
  }
  ${media.from('sm')} {
    flex-wrap: wrap;
    & > li {
      flex: none;
    }
  }
  ${media.from('lg')} {
    flex-direction: column;
    &[data-part='front'] {
      display: none;
    }
  }
  ${media.below('lg')} {
    &[data-part='all'] {
      display: none;
    }
  }
`;

const GroupTitle = styled.h2`
  margin-block: ${space(20)} ${space(4)};
  padding-inline: ${space(12)};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  ${media.below('lg')} {
    display: none;
  }
`;

const More = styled.button`
  ${PLACE_LOOK}
  ${focusRing}
  ${media.from('sm')} {
    flex-direction: row;
    gap: ${space(8)};
    min-block-size: 2.75rem;
    padding-inline: ${space(12)};
    font-size: ${fontSize.body};
  }
`;

/** What people work with: at the side where there is room, a strip below the header, a bar at the foot of a phone. */
export function WorkspaceNavigation({ user, userType }: Workspace) {
  const [open, setOpen] = useState(false);
  const places = placesOf(user, userType);
  return (
    <Place aria-label={t('Workspace')}>
      <RoomForBar />
      <Row data-part="front">
        {places
          .filter(({ front }) => front)
          .map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} />
            </li>
          ))}
        <li>
          <More type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
            <Icon name="menu" />
            <span>{t('More')}</span>
          </More>
        </li>
      </Row>
      {groupsOf(places).map(({ heading, places: group }) => (
        <div key={heading ?? ''}>
          {heading !== undefined && <GroupTitle>{heading}</GroupTitle>}
          <Row data-part="all">
            {group.map((place) => (
              <li key={place.to}>
                <PlaceLink place={place} />
              </li>
            ))}
          </Row>
        </div>
      ))}
      <WorkspaceMenu places={places} open={open} onClose={() => setOpen(false)} />
    </Place>
  );
}
