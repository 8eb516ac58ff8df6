import { PATHS, pathTo } from '@vela/contracts/routes';
import { useNavigate } from '@vela/router';
import { RoleDetailsForm } from '../features/add-role/components/role-details-form.js';
import { WizardFrame } from '../features/add-role/components/wizard-frame.js';
import { MemberFrame } from './recruiter-gate.js';

/** `/talentseeker/addrole/step1`: what the role is and where. */
export function Page() {
  const navigate = useNavigate();
  return (
    <MemberFrame>
      <WizardFrame step={1}>
        <RoleDetailsForm
          onNext={({ category }) => navigate(pathTo(PATHS.addRole2, { catIdParam: category?.id ?? '' }))}
        />
      </WizardFrame>
    </MemberFrame>
  );
}
