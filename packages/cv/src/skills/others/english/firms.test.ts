import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

describe("what stands below an employer's name about the firm", () => {
  test.each([
    "Manufacturer of grain handling and crop spraying equipment.",
    "Military vehicle manufacturer, which includes ZTVR, LQSR and snow ploughing.",
    "Family bakery making sourdough, pastries and wedding cakes.",
    "A family-run garage specialising in classic car restoration and MOT testing.",
    "Contract caterer providing event catering and school meals.",
    "Leading provider of payroll and accounting services to small firms.",
    "Manufacturer and supplier of welding wire for pipe welding.",
  ])("no skill: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });

  test.each([
    ["Sole provider of payroll and accounting services for the group.", ["Payroll", "Accounting"]],
    ["Ran a garage specialising in classic car restoration and MOT testing.", ["MOT testing"]],
    ["Supplier management and contract negotiation.", ["Supplier management", "Contract negotiation"]],
    ["A digital agency building shops in React and Magento.", ["React", "Magento"]],
    ["Company of 40 people. Payroll for all of them.", ["Payroll"]],
  ])("the writer's all the same: %s", (line, skills) => {
    expect(inJob(line)).toEqual(skills);
  });
});
