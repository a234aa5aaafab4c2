/** Languages and frameworks of programs that no firm, town or post is called after. */
const TOOL =
  /^(?:c|c\+\+|c#|\.net(?: core)?|asp\.net|vb\.net|java(?:script)?(?: \d+)?|typescript|python|php|ruby(?: on rails)?|golang|kotlin|perl|matlab|sql|(?:my|postgre|no|pl\/)sql|mongodb|redis|sqlite|html5?|css3?|sass|jquery|bootstrap|react(?:\.js|js| native)?|redux|angular(?:js)?|vue(?:\.js|js)?|next\.js|node(?:\.js|js)?|express(?:\.js)?|django|flask|fastapi|laravel|symfony|spring(?: boot)?|hibernate|flutter|docker|kubernetes|terraform|ansible|jenkins|git|gitlab|github|linux|bash|rest|graphql|kafka|rabbitmq|numpy|pandas|pytorch|tensorflow|scikit-learn|opencv|latex|wordpress|figma|junit|selenium|rtos|zephyr rtos|freertos|verilog|vhdl|arduino|aws|azure|gcp)$/iu;

const SEPARATOR = /\s*[,;|·•/]\s*/u;

/** "Python (Flask), JavaScript": what the work was done with, on a line of its own. */
export function isToolList(text: string): boolean {
  const items = text
    .replace(/\([^()]*\)/gu, "")
    .replace(/[.\s]+$/u, "")
    .split(SEPARATOR);
  if (items.length < 2 || items.some((item) => item.trim().split(/\s+/).length > 3)) return false;
  return items.filter((item) => TOOL.test(item.trim())).length * 3 >= items.length;
}
