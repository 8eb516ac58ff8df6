import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { listAllRoles } from '@vela/contracts/endpoints';
import type { SessionUser } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useAsk } from '@vela/design-system/services';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { type ReadWork, readWork } from '@vela/market/reading';
import { identityOf } from '../identity-of.js';
import type { ProfileValues } from '../profile-schema.js';
import { CvGiving } from './cv-giving.js';
import { CvReview } from './cv-review.js';
import { type CvPart, type Taken, withCv, withoutCv } from './read-cv.js';
import { CV_TEXTS, workText } from './texts.js';

export interface CvPanelProps {
  readonly user: SessionUser;
  readonly form: UseFormReturn<ProfileValues>;
  readonly onClose: () => void;
}

/** Where somebody is: giving a CV, confirming what it says, or having taken it. Of the CV, none but the second holds text. */
type Stage =
  | { readonly name: 'giving' }
  | { readonly name: 'review'; readonly work: ReadWork }
  | { readonly name: 'taken'; readonly told: string; readonly taken: CvPart; readonly before: CvPart };

const PART = ['category', 'experienceYears', 'desiredRoles', 'skills'] as const;

/** Takes a CV, has what it says confirmed row by row, and puts that into the profile's form. */
export function CvPanel({ user, form, onClose }: CvPanelProps) {
  const ask = useAsk();
  const [stage, setStage] = useState<Stage>({ name: 'giving' });
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [stage.name]);

  const read = async (text: string) => {
    const roles = await ask(listAllRoles, {});
    setStage({ name: 'review', work: readWork(text, { roles, identity: identityOf(user), today: new Date() }) });
  };
  const partNow = (): CvPart => {
    const { category, emptiedCategory = null, experienceYears, desiredRoles, skills } = form.getValues();
    return { category: category ?? emptiedCategory, experienceYears, desiredRoles, skills };
  };
  const put = (part: CvPart) => {
    const shouldValidate = form.formState.isSubmitted;
    for (const field of PART) form.setValue(field, part[field], { shouldDirty: true, shouldValidate });
    form.setValue('emptiedCategory', undefined);
  };
  const take = (taken: Taken) => {
    const before = partNow();
    put(withCv(before, taken));
    const told = workText(taken.roles.length, taken.years, taken.skills.length);
    setStage({ name: 'taken', told, taken: partNow(), before });
  };
  const undo = ({ taken, before }: { readonly taken: CvPart; readonly before: CvPart }) => {
    put(withoutCv(partNow(), taken, before));
    setStage({ name: 'giving' });
  };

  return (
    <Card as="section" aria-label={CV_TEXTS.title} tone={stage.name === 'taken' ? 'soft' : 'surface'}>
      <div ref={top} tabIndex={-1}>
        {stage.name === 'giving' && <CvGiving read={read} onClose={onClose} />}
        {stage.name === 'review' && <CvReview work={stage.work} values={partNow()} onTake={take} onClose={onClose} />}
        {stage.name === 'taken' && (
          <Stack gap={12}>
            <div role="status">
              <Heading level={2} size="title">
                {t('{work} taken from your CV', { work: stage.told })}
              </Heading>
              <Text>{CV_TEXTS.check}</Text>
            </div>
            <Cluster gap={12}>
              <Button variant="quiet" size="small" onClick={() => undo(stage)}>
                {CV_TEXTS.undo}
              </Button>
              <Button variant="bare" size="small" onClick={onClose}>
                {CV_TEXTS.close}
              </Button>
            </Cluster>
          </Stack>
        )}
      </div>
    </Card>
  );
}
