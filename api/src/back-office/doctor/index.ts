export { diagnose, type DiagnoseOptions, diagnosisText, faultsIn } from './diagnose.js';
