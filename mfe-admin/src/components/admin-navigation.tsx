import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { TRY_TOKENS } from '@vela/contracts/routes';
import { Drawer } from '@vela/design-system/drawer';
import { Icon, type IconName } from '@vela/design-system/icon';
import {
  bottomBar,
  color,
  focusRing,
  fontSize,
  fontWeight,
  inBottomBar,
  media,
  radius,
  roomForBottomBar,
  space,
} from '@vela/design-system/theme';
import { t } from '@vela/language';
import { NavLink } from '@vela/router';
import { SECTION_NAMES, type SectionName, sectionPath, SECTIONS } from '../sections/sections.js';

/** What is looked after from a phone, in its bar; the others are behind "More". */
const FRONT: Readonly<Partial<Record<SectionName, IconName>>> = {
  overview: 'home',
  companies: 'company',
  users: 'person',
  reports: 'warning',
};

const RoomForBar = createGlobalStyle`
  ${roomForBottomBar}
`;

const Area = styled.nav`
  ${bottomBar}
  ${media.from('md')} {
    position: sticky;
    inset-block-start: ${space(24)};
    align-self: start;
    margin-inline-start: -${space(12)};
  }
`;

const Bar = styled.ul`
  display: flex;
  & > li {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  ${media.from('sm')} {
    gap: ${space(4)};
    & > li {
      flex: none;
    }
  }
  ${media.from('md')} {
    display: none;
  }
`;

const Rail = styled.ul`
  display: grid;
  font-size: ${fontSize.small};
  ${media.below('md')} {
    [data-part='rail'] > & {
      display: none;
    }
  }
  a {
    position: relative;
    display: block;
    padding: ${space(8)} ${space(12)};
    border-radius: ${radius.field};
    color: ${color.ink};
    text-decoration: none;
    ${focusRing}
  }
  ${media.hover} {
    a:hover {
      background: ${color.surface};
    }
  }
  a[aria-current='page'] {
    background: ${color.surface};
    font-weight: ${fontWeight.bold};
  }
  /* Where I am is plain without colour. */
  a[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block: ${space(8)};
    inset-inline-start: 0;
    inline-size: 3px;
    border-radius: 2px;
    background: ${color.bright};
  }
  &[data-in='menu'] {
    font-size: ${fontSize.large};
    a {
      min-block-size: 2.75rem;
    }
  }
`;

const IN_BAR = `
  ${inBottomBar}
  inline-size: 100%;
  &[aria-current='page'],
  &[data-current='true'] {
    color: ${color.ink};
    font-weight: ${fontWeight.bold};
  }
  &[aria-current='page']::before,
  &[data-current='true']::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 25%;
    block-size: 3px;
    border-radius: 2px;
    background: ${color.bright};
  }
  ${media.from('sm')} {
    flex-direction: row;
    gap: ${space(8)};
    min-block-size: 2.75rem;
    padding-inline: ${space(12)};
    font-size: ${fontSize.body};
  }
`;
const FrontLink = styled(NavLink)`
  ${IN_BAR}
  ${focusRing}
`;
const More = styled.button`
  ${IN_BAR}
  ${focusRing}
`;

/** Every section, in one column. */
const Sections = ({ inMenu = false, onGo }: { readonly inMenu?: boolean; readonly onGo?: () => void }) => (
  <Rail data-in={inMenu ? 'menu' : undefined}>
    {SECTION_NAMES.map((name) => (
      <li key={name}>
        <NavLink end to={sectionPath(name)} onClick={onGo}>
          {SECTIONS[name]}
        </NavLink>
      </li>
    ))}
    <li>
      <a href={TRY_TOKENS}>{t('Try design tokens')}</a>
    </li>
  </Rail>
);

/** The area's sections: at the side where there is room, a strip on top, on a phone a bar at its foot. */
export function AdminNavigation({ section }: { readonly section: SectionName }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Area aria-label={t('Administration')}>
      <RoomForBar />
      <div data-part="rail">
        <Sections />
      </div>
      <Bar>
        {SECTION_NAMES.flatMap((name) => {
          const icon = FRONT[name];
          return icon === undefined
            ? []
            : [
                <li key={name}>
                  <FrontLink end to={sectionPath(name)}>
                    <Icon name={icon} />
                    <span>{SECTIONS[name]}</span>
                  </FrontLink>
                </li>,
              ];
        })}
        <li>
          <More
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            data-current={FRONT[section] === undefined}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
            <span>{t('More')}</span>
          </More>
        </li>
      </Bar>
      <Drawer open={open} onClose={close} title={t('Administration')} side="full">
        <nav aria-label={t('All sections')}>
          <Sections inMenu onGo={close} />
        </nav>
      </Drawer>
    </Area>
  );
}
