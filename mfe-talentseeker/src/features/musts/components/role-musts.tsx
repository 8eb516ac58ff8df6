import { type ReactNode, useRef, useState } from 'react';
import type { Must, MustChange, Musts, OpenRoleWithMatches } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { MustBox } from '../../../components/must-box.js';
import {
  countOfMust,
  isMust,
  leavesOutText,
  MUST_TEXTS,
  mustText,
  possibleMusts,
  showLeftOutText,
  withMust,
} from '../../../texts/musts.js';
import { askedByRole } from '../../../texts/requirements.js';
import { useSetOpenRoleMusts } from '../api/set-open-role-musts.js';

/** The names of skills keep their own writing. */
const asSentence = ({ must }: Must, text: string): string =>
  must === 'skill' ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function InForce({ role, musts }: { readonly role: OpenRoleWithMatches; readonly musts: readonly Must[] }) {
  const asked = askedByRole(role);
  return (
    <Stack as="ul" gap={4} aria-label={MUST_TEXTS.title}>
      {musts.map((must) => {
        const text = asSentence(must, mustText(must, asked));
        const count = countOfMust(role.leftOut.musts, must);
        return (
          <li key={text}>
            {text}
            {count !== undefined && (
              <Text as="span" tone="muted" numeric>
                {`: ${leavesOutText(count)}`}
              </Text>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

/** Everything that can be a must, saved with each press. */
function Choices({ role }: { readonly role: OpenRoleWithMatches }) {
  const { mutateAsync } = useSetOpenRoleMusts(role.id);
  const asked = askedByRole(role);
  // What was pressed shows at once; the page hears of it a moment later.
  const [pressed, setPressed] = useState<readonly MustChange[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = useRef(0);
  const musts = pressed.reduce<Musts>((known, each) => withMust(known, each, each.on), role.musts);
  const change = async (must: Must, on: boolean): Promise<void> => {
    const changed = { ...must, on };
    setFailure(null);
    setPressed((before) => [...before, changed]);
    waiting.current += 1;
    try {
      // The change alone counts, for the page may not have heard yet of what a colleague made a must.
      await mutateAsync({ musts: withMust(musts, must, on), changed: [changed] });
    } catch (error) {
      setPressed((before) => before.filter((each) => each !== changed));
      setFailure(error instanceof Error ? error.message : TEXTS.unknownError);
    }
    waiting.current -= 1;
    // Those before are in the list that is there by now; one that was asked for earlier may lack the later ones.
    if (waiting.current === 0) setPressed([]);
  };
  return (
    <Stack as="fieldset" gap={4} aria-label={MUST_TEXTS.change} aria-busy={pressed.length > 0}>
      {possibleMusts(asked).map((must) => {
        const text = asSentence(must, mustText(must, asked));
        return (
          <MustBox
            key={text}
            must={must}
            text={text}
            value={isMust(musts, must)}
            count={countOfMust(role.leftOut.musts, must)}
            onChange={(on) => void change(must, on)}
          />
        );
      })}
      {failure !== null && <Text role="alert">{failure}</Text>}
    </Stack>
  );
}

export interface RoleMustsProps {
  readonly role: OpenRoleWithMatches;
  /** Address of those whom the musts leave out, and of the matches. */
  readonly to: { readonly leftOut: string; readonly matches: string };
}

/** What of a posted role is a must, whom each leaves out, and the way to those and back. */
export function RoleMusts({ role, to }: RoleMustsProps): ReactNode {
  const isOpen = role.status === 'open';
  const [opened, setChanging] = useState(false);
  const changing = opened && isOpen;
  const inForce = possibleMusts(askedByRole(role)).filter((must) => isMust(role.musts, must));
  return (
    <Stack as="section" gap={12} aria-labelledby="musts">
      <Heading level={2} size="large" id="musts">
        {MUST_TEXTS.title}
      </Heading>
      {!changing && inForce.length === 0 && <Text tone="muted">{MUST_TEXTS.none}</Text>}
      {!changing && inForce.length > 0 && <InForce role={role} musts={inForce} />}
      {changing && (
        <>
          <Text tone="muted">{MUST_TEXTS.hint}</Text>
          <Choices role={role} />
        </>
      )}
      <Cluster gap={12}>
        {isOpen && (
          <Button variant="quiet" size="small" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {changing ? MUST_TEXTS.done : MUST_TEXTS.change}
          </Button>
        )}
        {role.list === 'leftOut' && (
          <ButtonLink variant="quiet" size="small" to={to.matches}>
            {MUST_TEXTS.back}
          </ButtonLink>
        )}
        {role.list === 'matches' && role.leftOut.people !== 0 && inForce.length > 0 && (
          <ButtonLink variant="quiet" size="small" to={to.leftOut}>
            {showLeftOutText(role.leftOut.people)}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
