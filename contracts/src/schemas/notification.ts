import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { LISTED_MAX } from '../constants/index.js';
import { date, exact, id, requiredId } from './common.js';

const people = () => number().integer().min(0).required();

/** What stands beside places of the navigation. */
export const countsSchema = exact({
  /** Notifications that were not read. */
  unread: people(),
  /** Requests that wait for the caller's answer as a talent. */
  requests: people(),
  /** "Yes, if" of talents that wait for the caller's company. */
  counterOffers: people(),
});
export type Counts = InferType<typeof countsSchema>;

export const notificationSchema = exact({
  id: requiredId(),
  title: string().required(),
  /** Path of this site that it leads to. */
  path: string().nullable().defined(),
  createdAt: date().required(),
  read: boolean().required(),
});
export type Notification = InferType<typeof notificationSchema>;

export const notificationQuerySchema = exact({ before: id() });
export const notificationPageSchema = exact({
  entries: array().max(LISTED_MAX).of(notificationSchema).required(),
  /** The id to ask for what is older with; null at the end. */
  before: id().nullable().defined(),
});
export type NotificationPage = InferType<typeof notificationPageSchema>;

/** Which were read; all of the caller's where nothing is said. */
export const readNotificationsSchema = exact({
  ids: array().of(requiredId()).max(100, said('At most {max, number} at once')),
  /** All up to this one, the latest that whoever says so has seen: what came meanwhile is not read. */
  upTo: id(),
});
export type ReadNotificationsInput = InferType<typeof readNotificationsSchema>;
