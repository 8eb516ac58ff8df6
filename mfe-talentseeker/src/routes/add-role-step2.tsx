import { PATHS } from '@vela/contracts/routes';
import { requiredForText } from '@vela/contracts/texts';
import { Stack } from '@vela/design-system/layout';
import { Heading } from '@vela/design-system/typography';
import { useNavigate, useParams } from '@vela/router';
import { useNamedDraft } from '../features/add-role/api/use-named-draft.js';
import { RoleExperienceForm } from '../features/add-role/components/role-experience-form.js';
import { WizardFrame } from '../features/add-role/components/wizard-frame.js';
import { WizardGuard } from '../features/add-role/components/wizard-guard.js';
import { RoleWriter } from './role-writer.js';

function RequiredFor() {
  const { details } = useNamedDraft();
  return (
    <Heading level={2} size="heading">
      {requiredForText(details.role?.name ?? '')}
    </Heading>
  );
}

/** `/talentseeker/addrole/step2/:catIdParam`: what the talent should bring, and what is offered. */
export function Page() {
  const navigate = useNavigate();
  const { catIdParam = '' } = useParams();
  return (
    <RoleWriter>
      <WizardGuard step={2} key={catIdParam}>
        {() => (
          <WizardFrame step={2}>
            <Stack gap={24}>
              <RequiredFor />
              <RoleExperienceForm categoryId={catIdParam} onNext={() => navigate(PATHS.addRole3)} />
            </Stack>
          </WizardFrame>
        )}
      </WizardGuard>
    </RoleWriter>
  );
}
