// What a process has computed so far, as Linux counts it.
import { readFileSync } from 'node:fs';

/** A tick of the clock in /proc: USER_HZ is 100 on every platform that Node runs on. */
const TICK_MS = 10;
/** Where utime stands among what follows the name of the program; stime is next to it (proc(5)). */
const USER_TIME = 11;

/**
 * @param {number} pid of a process on this machine
 * @returns {number | null} its processor time in milliseconds, user and system; null where there is no /proc
 */
export function processorMs(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold spaces and brackets; what counts follows the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1])) * TICK_MS;
  } catch {
    return null;
  }
}
