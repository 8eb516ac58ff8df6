import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { media } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { DropDraft } from './drop-draft.js';

/* From md on the ways out stand below the side buttons. */
const CancelBelow = styled.span`
  display: contents;
  ${media.from('md')} {
    display: none;
  }
`;

export interface WizardActionsProps {
  /** What the main button does. */
  readonly submitLabel: string;
  readonly submitting: boolean;
  /** Address of the step before, if there is one. */
  readonly backTo?: string | undefined;
}

/** The buttons below a step. */
export function WizardActions({ submitLabel, submitting, backTo }: WizardActionsProps) {
  return (
    <Cluster gap={12}>
      <Button type="submit" loading={submitting}>
        {submitLabel}
      </Button>
      {backTo !== undefined && (
        <ButtonLink variant="quiet" to={backTo}>
          {t('Back')}
        </ButtonLink>
      )}
      <CancelBelow>
        <ButtonLink variant="bare" to={PATHS.talentSeekerDashboard}>
          {t('Cancel')}
        </ButtonLink>
        <DropDraft />
      </CancelBelow>
    </Cluster>
  );
}
