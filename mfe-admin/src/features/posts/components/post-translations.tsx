import type { Control } from 'react-hook-form';
import { FormField } from '@vela/design-system/form';
import { Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { Heading, Text } from '@vela/design-system/typography';
import { LANGUAGES, t } from '@vela/language';
import { otherLanguagesThan, type PostValues, translatedField } from '../post-values.js';

export interface PostTranslationsProps {
  readonly control: Control<PostValues>;
  /** What the post is written in. */
  readonly original: string;
  /** Whether it is an event, which takes place somewhere. */
  readonly isEvent: boolean;
}

/** The same post in the other languages, each left empty at will. */
export const PostTranslations = ({ control, original, isEvent }: PostTranslationsProps) =>
  otherLanguagesThan(original).map((language) => {
    const id = `translation-${language}`;
    const { name } = LANGUAGES[language];
    return (
      <Stack key={language} as="section" gap={16} aria-labelledby={id}>
        <Heading level={2} size="title" id={id}>
          {t('The same post in another language: {language}', { language: name })}
        </Heading>
        <Text tone="muted" size="small">
          {t('Left empty, readers in that language see the original.')}
        </Text>
        <FormField control={control} name={translatedField(language, 'title')}>
          {(field) => <TextField {...field} label={t('Title ({language})', { language: name })} optional />}
        </FormField>
        <FormField control={control} name={translatedField(language, 'summary')}>
          {(field) => <Textarea {...field} label={t('Summary ({language})', { language: name })} rows={2} optional />}
        </FormField>
        <FormField control={control} name={translatedField(language, 'content')}>
          {(field) => (
            <Textarea
              {...field}
              label={t('Text ({language})', { language: name })}
              hint={t('Markdown.')}
              rows={14}
              optional
            />
          )}
        </FormField>
        {isEvent && (
          <FormField control={control} name={translatedField(language, 'place')}>
            {(field) => (
              <TextField
                {...field}
                label={t('Place ({language})', { language: name })}
                hint={t('Left empty, it is the original’s, its country in this language.')}
                optional
              />
            )}
          </FormField>
        )}
      </Stack>
    );
  });
