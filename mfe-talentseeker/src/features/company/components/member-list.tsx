import { useState } from 'react';
import styled from 'styled-components';
import type { Company } from '@vela/contracts/schemas';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Icon } from '@vela/design-system/icon';
import { Menu, MenuItem } from '@vela/design-system/menu';
import { isUnderWay, useToasts } from '@vela/design-system/services';
import { color, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { markOf } from '@vela/market/visibility';
import { useHandOver, useRemoveMember, useSetBilling } from '../api/company-members.js';

type Member = Company['members'][number];

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(12)};
  min-block-size: 3.5rem;
  border-block-end: 1px solid ${color.line};
`;

const nameOf = ({ givenName, familyName }: Member): string => `${givenName} ${familyName}`.trim();
interface Question {
  readonly member: Member;
  readonly about: 'remove' | 'handOver';
}

/** What is asked and said of a colleague by this name. */
const WORDS = {
  remove: (name: string) => ({
    title: t('Remove {name}?', { name }),
    text: t('They lose access at once. Roles, requests and notes stay with the company.'),
    yes: t('Remove'),
    done: t('{name} no longer belongs to the company', { name }),
  }),
  handOver: (name: string) => ({
    title: t('Make {name} the owner?', { name }),
    text: t('From then on they decide who belongs to the company, you included.'),
    yes: t('Hand over'),
    done: t('{name} is the owner now', { name }),
  }),
} as const;

/** @param billing whether the colleague had the right until now */
const billingText = (name: string, billing: boolean): string =>
  billing
    ? t('{name} no longer changes what stands on documents', { name })
    : t('{name} may change what stands on documents', { name });

export interface MemberListProps {
  readonly members: readonly Member[];
  /** Id of the reader's own account. */
  readonly ownId: string;
}

/** Who belongs to the company. The owner can remove colleagues and hand the company over. */
export function MemberList({ members, ownId }: MemberListProps) {
  const toasts = useToasts();
  const remove = useRemoveMember();
  const handOver = useHandOver();
  const setBilling = useSetBilling();
  const [question, setQuestion] = useState<Question | null>(null);
  const owns = members.some(({ id, owner }) => id === ownId && owner);

  const changeBilling = ({ id, billing, ...member }: Member) =>
    setBilling.mutate(
      { id, billing: !billing },
      {
        onSuccess: () =>
          toasts.show({
            message: billingText(nameOf({ id, billing, ...member }), billing),
            variant: 'success',
          }),
        onError: (error) => toasts.show({ message: error.message, variant: 'error' }),
      },
    );

  const answer = ({ member, about }: Question) =>
    (about === 'remove' ? remove : handOver).mutate(member.id, {
      onSuccess: () => toasts.show({ message: WORDS[about](nameOf(member)).done, variant: 'success' }),
      onError: (error) => toasts.show({ message: error.message, variant: 'error' }),
      onSettled: () => setQuestion(null),
    });

  const isAnswered = isUnderWay(remove) || isUnderWay(handOver);

  return (
    <>
      <ul>
        {members.map((member) => (
          <Row key={member.id}>
            <Avatar initials={markOf(member)} size="small" />
            <Text as="span">
              {nameOf(member)}{' '}
              {member.id === ownId && (
                <Text as="span" tone="muted">
                  {t('(you)')}
                </Text>
              )}{' '}
              {member.owner && <Badge>{t('Owner')}</Badge>}
              {!member.owner && member.billing && <Badge>{t('Billing')}</Badge>}
            </Text>
            {owns && member.id !== ownId && (
              <Menu label={t('Actions for {name}', { name: nameOf(member) })} trigger={<Icon name="more" />}>
                <MenuItem onSelect={() => setQuestion({ member, about: 'handOver' })}>{t('Make owner')}</MenuItem>
                <MenuItem onSelect={() => changeBilling(member)}>
                  {member.billing ? t('Take the billing right') : t('Give the billing right')}
                </MenuItem>
                <MenuItem onSelect={() => setQuestion({ member, about: 'remove' })}>{t('Remove')}</MenuItem>
              </Menu>
            )}
          </Row>
        ))}
      </ul>
      {question !== null && (
        <Dialog
          open
          underWay={isAnswered}
          onClose={() => setQuestion(null)}
          title={WORDS[question.about](nameOf(question.member)).title}
          description={WORDS[question.about](nameOf(question.member)).text}
          actions={
            <>
              <Button variant="quiet" disabled={isAnswered} onClick={() => setQuestion(null)}>
                {t('Keep it as it is')}
              </Button>
              <Button loading={remove.isPending || handOver.isPending} onClick={() => answer(question)}>
                {WORDS[question.about](nameOf(question.member)).yes}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
