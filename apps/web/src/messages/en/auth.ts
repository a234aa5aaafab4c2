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
    text: "Rolecall reads a CV line by line and matches it to the words of the job. Both sides see why.",
    example: {
      caption: "An example: how a nurse's CV meets a job",
      score: "Match",
      asked: "The job asks for",
      found: "The CV says",
      rows: {
        first: {
          asked: "Running a hospital ward",
          found: "Ward sister of a 24-bed surgical ward, 2019\u2060–\u20602024",
        },
        second: { asked: "Wound care", found: "Trained 12 nurses in wound care" },
        third: { asked: "Sinhala and Tamil", found: "Languages: Sinhala, Tamil, English" },
      },
    },
    promise: "Names, photos, age and gender never enter a score.",
  },
} as const;
