/** The parts of the page that all designs lay out. */
const PARTS = {
  head: '<header><div class="mono">MO</div><div class="id"><h1>Marisol Ortega</h1><p class="role">Operations Manager</p></div></header>',
  contact:
    '<section class="contact"><h2>Contact</h2><ul><li>+44 7700 900123</li><li>marisol.ortega@mail.example</li><li>Leeds, United Kingdom</li></ul></section>',
  about:
    '<section class="about"><h2>Profile</h2><p>Operations manager with ten years in warehouses and food production, calm in peak weeks and fond of numbers.</p></section>',
  jobs: '<section class="jobs"><h2>Experience</h2><article><div class="row"><h3>Operations Manager</h3><span class="dates">Mar 2020 – Present</span></div><p class="firm">Brightwell Logistics, Leeds</p><ul><li>Run three warehouses with 120 people.</li><li>Cut picking errors from 2.1% to 0.6% in a year.</li><li>Budgeting and workforce planning in SAP.</li></ul></article><article><div class="row"><h3>Shift Manager</h3><span class="dates">Jun 2016 – Feb 2020</span></div><p class="firm">Calder Foods Ltd, Wakefield</p><ul><li>Led a shift of 25 on two packing lines.</li><li>Lean manufacturing projects and root cause analysis.</li></ul></article></section>',
  edu: '<section class="edu"><h2>Education</h2><article><h3>BSc Business Management</h3><p>University of Bradford, 2016</p></article></section>',
  skills:
    '<section class="skills"><h2>Skills</h2><ul class="tags"><li>SAP</li><li>Lean manufacturing</li><li>Workforce planning</li><li>Budgeting</li><li>Root cause analysis</li><li>Microsoft Excel</li></ul></section>',
  langs:
    '<section class="langs"><h2>Languages</h2><ul><li>English (fluent)</li><li>Spanish (native)</li></ul></section>',
};

const { head, contact, about, jobs, edu, skills, langs } = PARTS;

/** By the name that a design calls them. */
export const PAGE_PARTS: Readonly<Record<string, string>> = {
  ...PARTS,
  side: `<aside>${contact}${skills}${langs}</aside>`,
  main: `<main>${about}${jobs}${edu}</main>`,
  "wide-head": head.replace("</header>", `${contact}</header>`),
};
