import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Cluster, Container } from '@vela/design-system/layout';
import { type Step, Stepper } from '@vela/design-system/stepper';
import { media, space } from '@vela/design-system/theme';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle, useNavigate } from '@vela/router';
import { useRebasedDraft } from '../api/use-rebased-draft.js';
import { isBegun } from '../draft/role-draft.js';
import { STEP_LABELS, stepPaths, type WizardStep } from '../draft/steps.js';
import { useGoneElsewhere } from '../draft/use-gone-elsewhere.js';
import { useRoleDraft } from '../draft/use-role-draft.js';
import { DropDraft } from './drop-draft.js';
import { LiveCount } from './live-count.js';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)};
  margin-block-start: ${space(24)};
  ${media.from('md')} {
    grid-template-columns: 15rem minmax(0, 40rem);
    gap: ${space(64)};
    align-items: start;
  }
  /* What takes focus must not end up under the count. */
  ${media.below('md')} {
    & :is(input, select, textarea, button) {
      scroll-margin-block-start: 7rem;
    }
  }
`;

/* Below md its parts stand above the form, and the count stays in sight while the form goes by. */
const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  justify-items: start;
  & > nav {
    inline-size: 100%;
  }
  ${media.from('md')} {
    position: sticky;
    inset-block-start: ${space(24)};
  }
  ${media.below('md')} {
    display: contents;
    & > section {
      position: sticky;
      inset-block-start: ${space(8)};
      z-index: 1;
    }
  }
`;

const Notice = styled.div`
  margin-block-start: ${space(16)};
`;

const WaysOut = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  ${media.below('md')} {
    display: none;
  }
`;

/** Whoever comes by “Add role” must not take the role that is being changed for a new one, and write over it. */
const ChangingPosted = ({ role, savedMeanwhile }: { readonly role: string; readonly savedMeanwhile: boolean }) => (
  <Notice>
    <Banner tone={savedMeanwhile ? 'warning' : 'info'} title={t('You are changing {role}, which is posted', { role })}>
      {savedMeanwhile
        ? t(
            'Somebody else saved this role since you began. Where you changed something, your changes stand; everything else is as it is saved now. Look through it before you save.',
          )
        : t('For another role, save or drop these changes first.')}
    </Banner>
  </Notice>
);

/** @param onBegin what says that this has been read */
function Gone({ onBegin }: { readonly onBegin: () => void }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('This draft is gone')}
      action={
        <Cluster justify="center">
          <Button
            onClick={() => {
              onBegin();
              void navigate(PATHS.addRole1);
            }}
          >
            {t('Begin a new role')}
          </Button>
          <ButtonLink variant="quiet" to={PATHS.talentSeekerDashboard}>
            {t('Go to your dashboard')}
          </ButtonLink>
        </Cluster>
      }
    >
      {t('All your tabs share one draft. In another tab, the role was posted or saved, or the draft dropped.')}
    </EmptyState>
  );
}

const STEPS: readonly WizardStep[] = [1, 2, 3];

export interface WizardFrameProps {
  readonly step: WizardStep;
  readonly children: ReactNode;
}

/** Heading, the three steps as side buttons, who matches so far, and the ways out. */
export function WizardFrame({ step: current, children }: WizardFrameProps) {
  const draft = useRoleDraft();
  useRebasedDraft();
  const { gone, accept } = useGoneElsewhere();
  const paths = stepPaths(draft);
  const title = draft.editing === null ? TEXTS.addRole : t('Edit role');
  const isDone = (step: WizardStep) => (step === 3 ? false : paths[step === 1 ? 2 : 3] !== null);
  if (gone)
    return (
      <Container>
        <PageTitle>{title}</PageTitle>
        <Heading level={1}>{title}</Heading>
        <Gone onBegin={accept} />
      </Container>
    );
  const steps = STEPS.map((step): Step => ({
    label: STEP_LABELS[step],
    state: step === current ? 'current' : isDone(step) ? 'done' : 'ahead',
    to: paths[step] ?? undefined,
  }));
  return (
    <Container>
      <PageTitle>{`${title}: ${STEP_LABELS[current].toLowerCase()}`}</PageTitle>
      <Heading level={1}>{title}</Heading>
      {draft.editing !== null && (
        <ChangingPosted
          role={draft.details.role?.name ?? t('A role')}
          savedMeanwhile={draft.editing.savedMeanwhile && isBegun(draft)}
        />
      )}
      <Layout>
        <Side>
          <Stepper label={t('Steps of the role')} steps={steps} direction="column" />
          <LiveCount step={current} />
          <WaysOut>
            <ButtonLink variant="bare" size="small" to={PATHS.talentSeekerDashboard}>
              {t('Cancel')}
            </ButtonLink>
            <DropDraft />
          </WaysOut>
        </Side>
        {children}
      </Layout>
    </Container>
  );
}
