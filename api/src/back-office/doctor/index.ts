export { diagnose, type DiagnoseOptions, diagnosisText, failuresIn } from './diagnose.js';
