import bankingInsurance from "./banking-insurance.ts";
import financeAccounting from "./finance-accounting.ts";
import financeRisk from "./finance-risk.ts";
import ledgerAdviceDetail from "./ledger-advice-detail.ts";
import taxPayrollDetail from "./tax-payroll-detail.ts";

/** The groups of this field. */
export const FINANCE: readonly string[] = [
  financeAccounting,
  bankingInsurance,
  financeRisk,
  taxPayrollDetail,
  ledgerAdviceDetail,
];
