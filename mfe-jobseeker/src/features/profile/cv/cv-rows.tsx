import { useId, useState } from 'react';
import { Button } from '@vela/design-system/button';
import { FoundRow, FoundRows } from '@vela/design-system/found-words';
import { Cluster, Stack, VisuallyHidden } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { levelText, yearsText } from '@vela/formats';
import { t } from '@vela/language';
import type { CvFindings, Taken } from './read-cv.js';
import { CV_TEXTS, tooManyRolesText, tooManySkillsText, workText } from './texts.js';

export interface CvRowsProps {
  readonly findings: CvFindings;
  /** How many more the profile can hold. */
  readonly room: { readonly roles: number; readonly skills: number };
  readonly onTake: (taken: Omit<Taken, 'category'>) => void;
  readonly onClose: () => void;
}

/** One row of a list, by its key. */
interface Row {
  readonly key: string;
  readonly label: string;
  readonly measure?: string;
  readonly words: string;
}

function RowList({
  title,
  rows,
  ticked,
  onTick,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (key: string, on: boolean) => void;
}) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="body" id={id}>
        {title}
      </Heading>
      <FoundRows aria-labelledby={id}>
        {rows.map(({ key, label, measure, words }) => (
          <FoundRow
            key={key}
            label={label}
            {...(measure === undefined ? {} : { measure })}
            words={[words]}
            value={ticked.has(key)}
            onChange={(on) => onTick(key, on)}
          />
        ))}
      </FoundRows>
    </section>
  );
}

const YEARS_KEY = 'years';
const roleKey = (id: string): string => `role ${id}`;
const skillKey = (id: string): string => `skill ${id}`;

/** The findings as rows that are ticked beforehand, as far as the profile has room. */
export function CvRows({ findings: { roles, years, skills }, room, onTake, onClose }: CvRowsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...roles.slice(0, room.roles).map(({ value }) => roleKey(value.role.id)),
        ...(years === null ? [] : [YEARS_KEY]),
        ...skills.slice(0, room.skills).map(({ value }) => skillKey(value.id)),
      ]),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const tick = (key: string, on: boolean) => {
    setProblem(null);
    setTicked(new Set(on ? [...ticked, key] : [...ticked].filter((one) => one !== key)));
  };
  const take = () => {
    const taken = {
      roles: roles.filter(({ value }) => ticked.has(roleKey(value.role.id))).map(({ value }) => value),
      years: years !== null && ticked.has(YEARS_KEY) ? years.value : null,
      skills: skills.filter(({ value }) => ticked.has(skillKey(value.id))).map(({ value }) => value),
    };
    if (ticked.size === 0) setProblem(CV_TEXTS.takeNone);
    else if (taken.skills.length > room.skills) setProblem(tooManySkillsText(taken.skills.length - room.skills));
    else if (taken.roles.length > room.roles) setProblem(tooManyRolesText(taken.roles.length - room.roles));
    else onTake(taken);
  };
  const nothing = roles.length === 0 && skills.length === 0 && years === null;
  return (
    <Stack gap={24}>
      <VisuallyHidden role="status">
        {nothing
          ? CV_TEXTS.nothingNew
          : t('{work} found', { work: workText(roles.length, years?.value ?? null, skills.length) })}
      </VisuallyHidden>
      {nothing && <Text>{CV_TEXTS.nothingNew}</Text>}
      <RowList
        title={CV_TEXTS.roles}
        rows={roles.map(({ value: { role, years: held }, words }) => ({
          key: roleKey(role.id),
          label: role.name,
          measure: yearsText(held),
          words,
        }))}
        ticked={ticked}
        onTick={tick}
      />
      <RowList
        title={CV_TEXTS.years}
        rows={
          years === null
            ? []
            : [{ key: YEARS_KEY, label: CV_TEXTS.yearsInAll, measure: yearsText(years.value), words: years.words }]
        }
        ticked={ticked}
        onTick={tick}
      />
      <RowList
        title={CV_TEXTS.skills}
        rows={skills.map(({ value: { id, name, level }, words }) => ({
          key: skillKey(id),
          label: name,
          measure: levelText(level),
          words,
        }))}
        ticked={ticked}
        onTick={tick}
      />
      {!nothing && skills.length === 0 && <Text tone="muted">{CV_TEXTS.noSkills}</Text>}
      <div role="alert">{problem !== null && <Text tone="danger">{problem}</Text>}</div>
      <Cluster gap={12}>
        {!nothing && (
          <Button size="small" onClick={take}>
            {CV_TEXTS.take}
          </Button>
        )}
        <Button variant="bare" size="small" onClick={onClose}>
          {CV_TEXTS.close}
        </Button>
      </Cluster>
    </Stack>
  );
}
