import { array, type InferType, string } from 'yup';
import { LISTED_MAX } from '../constants/index.js';
import { exact, requiredId } from './common.js';

/** Other names that something is looked for by, where there are any: what it is called in other languages, too. */
const aliases = () => array().max(LISTED_MAX).of(string().required()).optional();

/** Names are in the language of the answer; whoever names a role to the API may do so in any. */
export const categorySchema = exact({ id: requiredId(), name: string().required(), aliases: aliases() });
export const categoryRoleSchema = exact({
  id: requiredId(),
  name: string().required(),
  categoryId: requiredId(),
  aliases: aliases(),
});
export const skillSchema = exact({
  id: requiredId(),
  name: string().required(),
  aliases: aliases(),
});

export const categoriesSchema = array().max(LISTED_MAX).of(categorySchema).required();
export const categoryRolesSchema = array().max(LISTED_MAX).of(categoryRoleSchema).required();
export const skillsSchema = array().max(LISTED_MAX).of(skillSchema).required();

export type Category = InferType<typeof categorySchema>;
export type CategoryRole = InferType<typeof categoryRoleSchema>;
export type Skill = InferType<typeof skillSchema>;

export const categoryQuerySchema = exact({ categoryId: requiredId() });
