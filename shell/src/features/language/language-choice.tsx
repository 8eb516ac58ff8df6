import styled from 'styled-components';
import { color, radius, space, tellingGround } from '@vela/design-system/theme';
import { isLanguage, type Language, LANGUAGES, languages, pathIn, t, tongueAtHand } from '@vela/language';
import { useLocation } from '@vela/router';
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
  const { pathname, search, hash } = useLocation();
  const choose = useChooseLanguage();
  const tongue = tongueAtHand();
  const addressIn = (language: Language): string => pathIn(language, pathname) + search + hash;
  return (
    <Choice aria-label={t('Language')}>
      {languages.map((language) => (
        <a
          key={language}
          href={addressIn(language)}
          hrefLang={language}
          lang={language}
          aria-current={isLanguage(tongue) && language === tongue}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            void choose(language, addressIn(language));
          }}
        >
          {LANGUAGES[language].name}
        </a>
      ))}
    </Choice>
  );
}
