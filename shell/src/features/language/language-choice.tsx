import styled from 'styled-components';
import { color, radius, space, tellingGround } from '@vela/design-system/theme';
import { isLanguage, LANGUAGES, languages, t, tongueAtHand } from '@vela/language';
import { useLocation } from '@vela/router';
import { addressIn, linkIn } from './language-address.js';
import { opensElsewhere } from './remember-language.js';
import { useChooseLanguage } from './use-choose-language.js';

const Choice = styled.nav`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    padding-inline: ${space(12)};
    border-radius: ${radius.pill};
    color: inherit;
  }
  a[aria-current='true'] {
    background: ${color.second};
    color: ${color.onSecond};
    ${tellingGround}
    text-decoration: none;
  }
`;

/** This page in every language that there is; the choice is kept. */
export function LanguageChoice() {
  const place = useLocation();
  const choose = useChooseLanguage();
  const tongue = tongueAtHand();
  return (
    <Choice aria-label={t('Language')}>
      {languages.map((language) => (
        <a
          key={language}
          // A page is rendered for every query, and taken over as it was served: what the address carries is added here.
          ref={(link) => link?.setAttribute('href', linkIn(language, place))}
          href={linkIn(language, place)}
          hrefLang={language}
          lang={language}
          aria-current={isLanguage(tongue) && language === tongue}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            void choose(language, addressIn(language, place));
          }}
        >
          {LANGUAGES[language].name}
        </a>
      ))}
    </Choice>
  );
}
