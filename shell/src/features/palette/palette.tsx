import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '@vela/design-system/dialog';
import { VisuallyHidden } from '@vela/design-system/layout';
import { color, focusRing, fontSize, fontWeight, media, radius, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { useNavigate } from '@vela/router';
import type { Workspace } from '../places/in-workspace.js';
import { found, type PaletteEntry } from './entries.js';
import { useEntries } from './use-entries.js';

const Entry = styled.input`
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: ${space(16)};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.field};
  background: ${color.raised};
  color: ${color.ink};
  font: inherit;
  ${focusRing}
`;

/** As tall with one line as with many: the dialog stands in the middle, and its field would move under who types. */
const Room = styled.div`
  block-size: min(24rem, 55vh);
  margin-block-start: ${space(12)};
`;

/** It scrolls, and nothing around it: the arrows of its field move through it, so it needs no stop of its own. */
const Found = styled.div`
  max-block-size: 100%;
  overflow-y: auto;
`;

const GroupTitle = styled.div`
  padding: ${space(8)} ${space(12)} ${space(4)};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(16)};
  min-block-size: 2.75rem;
  align-items: center;
  padding: ${space(4)} ${space(12)};
  border-radius: ${radius.small};
  cursor: pointer;
  overflow-wrap: anywhere;
  & > :last-child {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  &[aria-selected='true'] {
    background: ${color.secondSoft};
    box-shadow: inset 3px 0 0 ${color.bright};
    ${media.forcedColors} {
      outline: 2px solid ${color.bright};
      outline-offset: -2px;
    }
  }
`;

interface PaletteProps extends Workspace {
  readonly onClose: () => void;
}

/** One field that finds every page, role and person that its reader may see, and goes there. */
export function Palette({ onClose, ...workspace }: PaletteProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const groups = found(useEntries(workspace), text);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(chosen, entries.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, text]);

  const go = (entry: PaletteEntry | undefined): void => {
    if (entry === undefined) return;
    onClose();
    void navigate(entry.to);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(entries[at]);
    else if (step === undefined || entries.length === 0) return;
    else setChosen((at + step + entries.length) % entries.length);
    event.preventDefault();
  };

  return (
    <Dialog open onClose={onClose} title={t('Jump to')} initialFocus={field}>
      <Entry
        ref={field}
        role="combobox"
        aria-label={t('Page, role or person')}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('Page, role or person')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">
        {entries.length === 0
          ? t('Nothing found')
          : t('{count, plural, one {# found} other {# found}}', { count: entries.length })}
      </VisuallyHidden>
      <Room>
        <Found ref={list} id={`${id}-list`} role="listbox" aria-label={t('Found')}>
          {groups.map(({ heading, entries: shown }) => (
            <div key={heading} role="group" aria-label={heading}>
              <GroupTitle aria-hidden="true">{heading}</GroupTitle>
              {shown.map((entry) => {
                const own = entries.indexOf(entry);
                return (
                  <Line
                    key={`${entry.to} ${entry.label}`}
                    id={`${id}-${own}`}
                    role="option"
                    aria-selected={own === at}
                    onPointerMove={() => setChosen(own)}
                    onClick={() => go(entry)}
                  >
                    <span>{entry.label}</span>
                    <span>{entry.hint}</span>
                  </Line>
                );
              })}
            </div>
          ))}
        </Found>
        {entries.length === 0 && <p>{t('Nothing has that name.')}</p>}
      </Room>
    </Dialog>
  );
}
