import styled from 'styled-components';
import { Card } from '@vela/design-system/card';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { space } from '@vela/design-system/theme';
import { Heading } from '@vela/design-system/typography';
import { employmentTexts, levelText, payPerPeriodText, yearsText } from '@vela/formats';
import { listed, t } from '@vela/language';
import { Fact, Facts } from '@vela/slice-parts/facts';
import { countOfMust, isMust, leavesOutText, MUST_TEXTS, mustText, possibleMusts } from '../../../texts/musts.js';
import { useLiveReach } from '../api/use-live-reach.js';
import { useNamedDraft } from '../api/use-named-draft.js';
import { askedByDraft } from '../draft/asked-by-draft.js';
import { stepPaths } from '../draft/steps.js';
import { noticeText, placesOfDraft, setupsOfDraft } from '../texts.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
`;

/** All that the earlier steps say about the role, each with the way back to it: what is posted is what stands here. */
export function RoleSummary() {
  const draft = useNamedDraft();
  const { details, experience } = draft;
  const none = t('Not chosen yet');
  const paths = stepPaths(draft);
  const { data } = useLiveReach(3);
  const asked = askedByDraft(draft);
  const musts = possibleMusts(asked).filter((must) => isMust(draft.musts, must));
  const { category, role } = details;
  const years = role === null ? '' : yearsText(role.years);
  return (
    <Card as="section" aria-labelledby="role-summary">
      <Stack gap={16}>
        <Line>
          <Heading level={2} id="role-summary">
            {role?.name ?? t('Role')}
          </Heading>
          <Line>
            {paths[1] !== null && <TextLink to={paths[1]}>{t('Change role details')}</TextLink>}
            {paths[2] !== null && <TextLink to={paths[2]}>{t('Change experience')}</TextLink>}
          </Line>
        </Line>
        <Facts>
          <Fact name={t('Job category')}>{category?.name ?? none}</Fact>
          <Fact name={t('Experience')}>{years === '' ? none : years}</Fact>
          <Fact name={t('Setup')}>{setupsOfDraft(details) || none}</Fact>
          <Fact name={t('Places')}>{placesOfDraft(details) || none}</Fact>
          <Fact name={t('Tech skills')}>
            {listed(experience.skills.map(({ name, level }) => `${name} ${levelText(level)}`)) || none}
          </Fact>
          <Fact name={t('Employment')}>{listed(employmentTexts(experience), 'or') || none}</Fact>
          <Fact name={t('Offered salary')}>
            {/^\d+$/.test(experience.compensation) ? payPerPeriodText(experience) : none}
          </Fact>
          <Fact name={t('Availability')}>{noticeText(experience.availability)}</Fact>
          <Fact name={MUST_TEXTS.title}>
            {musts.length === 0 ? (
              MUST_TEXTS.none
            ) : (
              <Stack as="ul" gap={4}>
                {musts.map((must) => {
                  const count = countOfMust(data?.musts, must);
                  const text = mustText(must, asked);
                  return <li key={text}>{count === undefined ? text : `${text}: ${leavesOutText(count)}`}</li>;
                })}
              </Stack>
            )}
          </Fact>
        </Facts>
      </Stack>
    </Card>
  );
}
