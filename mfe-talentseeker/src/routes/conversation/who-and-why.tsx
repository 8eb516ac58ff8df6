import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { SentConnection } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import { ScoreBreakdown } from '@vela/design-system/score-breakdown';
import { color, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { MATCH_TEXTS } from '@vela/matching';
import { TalentPreview } from '../../features/talent/components/talent-preview.js';

const Frame = styled.details`
  & > summary {
    cursor: pointer;
    color: ${color.accentText};
    font-weight: 500;
  }
  & > div {
    padding-block-start: ${space(16)};
  }
`;

/** What is looked up now and then: asked for and drawn once it is opened. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Frame onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && <div>{children}</div>}
    </Frame>
  );
}

/** The whole profile of a talent who said yes, and the reasons for which they were asked; opened when wanted. */
export function WhoAndWhy({ connection }: { readonly connection: SentConnection }) {
  const { jobSeeker, matchedRole, breakdown, openRole } = connection;
  return (
    <Stack gap={16}>
      <Part title={t('Why this talent')}>
        <ScoreBreakdown breakdown={breakdown} texts={MATCH_TEXTS} side="talentSeeker" />
      </Part>
      <Part title={t('The whole profile')}>
        <TalentPreview talent={jobSeeker} openRoleId={openRole.id} matchedRole={matchedRole} role={openRole} />
      </Part>
    </Stack>
  );
}
