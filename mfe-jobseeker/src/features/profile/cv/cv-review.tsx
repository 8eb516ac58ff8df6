import { useState } from 'react';
import type { Category } from '@vela/contracts/schemas';
import { Answered, bothAnswers } from '@vela/design-system/answered';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { Select } from '@vela/design-system/select';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import type { ReadWork } from '@vela/market/reading';
import { useCategories, useCategorySkills } from '@vela/slice-parts/reference';
import { CvRows } from './cv-rows.js';
import { categoryOf, type CvPart, findingsOf, roomIn, type Taken } from './read-cv.js';
import { CV_TEXTS } from './texts.js';

export interface CvReviewProps {
  readonly work: ReadWork;
  /** What the form holds. */
  readonly values: CvPart;
  readonly onTake: (taken: Taken) => void;
  readonly onClose: () => void;
}

/** What a CV says for one category, to confirm; the category can be another one than that of its roles. */
export function CvReview({ work, values, onTake, onClose }: CvReviewProps) {
  const categories = useCategories();
  const [chosen, setChosen] = useState<Category | null>(values.category);
  const category = categoryOf(work, chosen, categories.data ?? []);
  const skills = useCategorySkills(category?.id ?? null);
  const isOther = values.category !== null && category?.id !== values.category.id;
  const hasChoices = values.desiredRoles.length > 0 || values.skills.length > 0;
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {CV_TEXTS.foundTitle}
        </Heading>
        <Text tone="muted">{category === null ? CV_TEXTS.chooseCategory : CV_TEXTS.confirm}</Text>
      </Stack>
      <Select
        label={CV_TEXTS.category}
        {...(isOther && hasChoices ? { hint: CV_TEXTS.otherCategory } : {})}
        options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={category?.id ?? null}
        onChange={(id) => setChosen(categories.data?.find((one) => one.id === id) ?? null)}
      />
      {category === null ? (
        <div>
          <Button variant="bare" size="small" onClick={onClose}>
            {CV_TEXTS.close}
          </Button>
        </div>
      ) : (
        <Answered
          answer={bothAnswers(categories, skills)}
          loading={t('Looking for skills')}
          failed={CV_TEXTS.failed}
          level={3}
        >
          {([, known]) => (
            <CvRows
              key={category.id}
              findings={findingsOf(work, values, category, known)}
              room={roomIn(values, category)}
              onTake={(taken) => onTake({ category, ...taken })}
              onClose={onClose}
            />
          )}
        </Answered>
      )}
    </Stack>
  );
}
