export const auth = {
  fields: {
    email: "Email",
    password: "Password",
    name: "Full name",
    role: "Role",
  },
  login: {
    title: "Login",
    heading: "Welcome back",
    submit: "Login",
    failed: "Login failed",
    noAccount: "New to Rolecall?",
    signup: "Signup",
  },
  signup: {
    title: "Signup",
    heading: "Create your account",
    submit: "Signup",
    failed: "Signup failed",
    success: "Signup successful!",
    passwordHint: "At least 8 characters.",
    candidateHint: "I am looking for work",
    recruiterHint: "I am hiring",
    haveAccount: "Already have an account?",
    login: "Login",
  },
  aside: {
    headline: "Every score shows its evidence.",
    text: "Rolecall reads a CV line by line, matches it to the words of the job, and lets both sides see why.",
    points: {
      read: "CVs read as written, in any layout",
      fair: "Names and photos never enter a score",
      live: "Messages and interviews, live on every device",
    },
  },
} as const;
