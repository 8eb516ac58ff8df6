import { array, type InferType, string } from 'yup';
import { LISTED_MAX } from '../constants/index.js';
import { exact, named, requiredId } from './common.js';

export const categorySchema = named();
export const categoryRoleSchema = exact({ id: requiredId(), name: string().required(), categoryId: requiredId() });
/** `aliases`: other names that it is looked for by, where there are any. */
export const skillSchema = exact({
  id: requiredId(),
  name: string().required(),
  aliases: array().max(LISTED_MAX).of(string().required()).optional(),
});

export const categoriesSchema = array().max(LISTED_MAX).of(categorySchema).required();
export const categoryRolesSchema = array().max(LISTED_MAX).of(categoryRoleSchema).required();
export const skillsSchema = array().max(LISTED_MAX).of(skillSchema).required();

export type Category = InferType<typeof categorySchema>;
export type CategoryRole = InferType<typeof categoryRoleSchema>;
export type Skill = InferType<typeof skillSchema>;

export const categoryQuerySchema = exact({ categoryId: requiredId() });
