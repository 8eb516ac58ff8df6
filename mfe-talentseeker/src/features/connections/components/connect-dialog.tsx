import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { ApiError } from '@vela/contracts/client';
import { INTRODUCTION_MAX } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { Balance, ConnectionInput, RequestCost } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { isUnderWay, useToasts } from '@vela/design-system/services';
import { Textarea } from '@vela/design-system/textarea';
import { color, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { owedTokensText } from '@vela/market/prices';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.js';
import { isCostChanged, useCostNow, useCreateConnection } from '../api/create-connection.js';
import type { Introduction } from '../use-introductions.js';
import { BalanceLine } from './balance-line.js';

const Preview = styled.section`
  margin-block-start: ${space(32)};
  padding-block-start: ${space(32)};
  border-block-start: 1px solid ${color.line};
`;

export interface ConnectDialogProps {
  /** Whom and for which role the request is; the text is typed here. */
  readonly request: Omit<ConnectionInput, 'reserves' | 'text'>;
  /** What the server says that the request costs. */
  readonly cost: RequestCost;
  readonly balance: Balance;
  /** The introduction so far; it outlives the dialog and the page, so that a slip loses nothing. */
  readonly introduction: Introduction;
  readonly onClose: () => void;
  /** Called once the request is on its way. */
  readonly onSent: () => void;
  /** The talent's profile. */
  readonly children: ReactNode;
}

function errorsOf(error: Error | null): { readonly field: string | undefined; readonly sentence: string | undefined } {
  if (error === null) return { field: undefined, sentence: undefined };
  const field =
    error instanceof ApiError ? error.fieldErrors.find((each) => each.field === 'text')?.message : undefined;
  return { field, sentence: field === undefined ? error.message : undefined };
}

/** A cost that was asked for anew, in the place of the one that the page had then. */
interface NewCost {
  readonly instead: RequestCost;
  readonly cost: RequestCost;
}

/**
 * Introduces the company to a talent and says what the request costs before it is sent. Where it costs more by then, nothing
 * is sent: the dialog shows the new cost, and asks again.
 */
export function ConnectDialog({
  request,
  cost: known,
  balance,
  introduction,
  onClose,
  onSent,
  children,
}: ConnectDialogProps) {
  const toasts = useToasts();
  // What is read here stays, also where another tab sends or changes what both had found.
  const [text, setText] = useState(introduction.text);
  const change = (next: string) => {
    setText(next);
    introduction.onTextChange(next);
  };
  const create = useCreateConnection();
  const costNow = useCostNow();
  const [newCost, setNewCost] = useState<NewCost | null>(null);
  const [asking, setAsking] = useState(false);
  // The page may have heard of it meanwhile, or have lost sight of the talent.
  const cost = newCost?.instead === known ? newCost.cost : known;
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = errorsOf(create.error);
  const costChanged = isCostChanged(create.error);
  const busy = create.isPending || asking;

  /** Takes away what was said of a try that failed, once another went well. */
  const [failed] = useState(() => new AbortController());

  const send = useOneAtATime(async () => {
    // The field says by how much.
    if (text.length > INTRODUCTION_MAX) return field.current?.focus();
    try {
      await create.mutateAsync({ ...request, text, reserves: cost.reserves });
      introduction.onTextChange('');
      failed.abort();
      toasts.show({ message: TEXTS.requestSent, variant: 'success' });
      onSent();
    } catch (error) {
      if (isCostChanged(error)) {
        setAsking(true);
        const asked = await costNow(request);
        if (asked !== null) setNewCost({ instead: known, cost: asked });
        setAsking(false);
      } else toasts.show({ message: TEXTS.requestFailed, variant: 'error', until: failed.signal });
      field.current?.focus();
    }
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Dialog
      open
      underWay={isUnderWay(create)}
      onClose={onClose}
      title={TEXTS.connectTitle}
      size="wide"
      initialFocus={field}
    >
      <form onSubmit={submit}>
        <Stack gap={20}>
          <BalanceLine balance={balance} cost={cost} />
          {cost.owedTokens > 0 && (
            <Banner
              tone="danger"
              title={t('No request can be sent')}
              action={<TextLink to={PATHS.subscriptions}>{t('Buy tokens')}</TextLink>}
            >
              {owedTokensText(cost.owedTokens)}
            </Banner>
          )}
          <Textarea
            ref={field}
            label={t('Your introduction')}
            optional
            placeholder={TEXTS.connectPrompt}
            maxLength={INTRODUCTION_MAX}
            value={text}
            onChange={change}
            error={shown.field}
          />
          {shown.sentence !== undefined && (
            <Banner
              tone={costChanged ? 'warning' : 'danger'}
              title={costChanged ? t('The cost has changed') : TEXTS.requestFailed}
            >
              {shown.sentence}
            </Banner>
          )}
          <Cluster gap={12}>
            <Button type="submit" disabled={!cost.affordable} loading={busy}>
              {t('Send request')}
            </Button>
            <Button variant="bare" disabled={isUnderWay(create)} onClick={onClose}>
              {t('Cancel')}
            </Button>
          </Cluster>
        </Stack>
      </form>
      <Preview aria-label={t('Talent profile')}>{children}</Preview>
    </Dialog>
  );
}
