/** Account settings and the candidate's professional profile. */
export const users = {
  account: {
    title: "Account",
    description: "Your name, how to reach you, and your password.",
    loadFailed: "Could not fetch user data.",
    details: {
      title: "Details",
      name: "Name",
      email: "Email",
      submit: "Save details",
      success: "Account details updated successfully!",
      failed: "Error updating details",
    },
    profile: {
      title: "Professional profile",
      text: "Your summary, skills and CV: what recruiters see and what matches are made from.",
      link: "Go to Professional Profile",
    },
    password: {
      title: "Change password",
      description: "Other devices will be logged out.",
      current: "Current password",
      next: "New password",
      nextHint: "At least 8 characters.",
      confirm: "Confirm new password",
      submit: "Change password",
      mismatch: "New passwords do not match.",
      success: "Password changed successfully!",
      failed: "Error changing password",
    },
  },
  profile: {
    title: "Professional Profile",
    empty: "Your profile will appear here.",
  },
} as const;
