import { defineCategory } from './blueprint.js';

export const machineLearning = defineCategory({
  name: 'AI and machine learning',
  share: 7,
  paySek: 690_000,
  shared: ['Python', 'Git', 'Experiment tracking', 'Linear algebra', 'Model evaluation', 'Responsible AI'],
  fields: {
    modelling: ['PyTorch', 'TensorFlow', 'scikit-learn', 'XGBoost', 'Feature engineering', 'Time series'],
    language: [
      'Natural language processing',
      'Large language models',
      'Retrieval-augmented generation',
      'Prompt design',
      'Hugging Face',
      'Fine-tuning',
    ],
    vision: ['Computer vision', 'OpenCV', 'Image segmentation', '3D perception'],
    operations: ['MLOps', 'MLflow', 'Kubernetes', 'Docker', 'Model monitoring', 'Feature stores', 'Triton', 'CUDA'],
    ranking: ['Recommender systems', 'Search relevance', 'Vector databases', 'Causal inference'],
    control: ['Reinforcement learning', 'Robotics', 'ROS', 'Simulation'],
  },
  roles: {
    'Machine learning engineer': { draws: ['modelling', 'operations'] },
    'MLOps engineer': { draws: ['operations'], fromYears: 2, pay: 1.05 },
    'Applied scientist': { draws: ['modelling', 'ranking'], fromYears: 2, pay: 1.1 },
    'Research engineer': { draws: ['modelling', 'language'], pay: 1.02 },
    'NLP engineer': { draws: ['language', 'modelling'], pay: 1.03 },
    'AI engineer': { draws: ['language', 'operations'] },
    'Computer vision engineer': { draws: ['vision', 'modelling'] },
    'Search and ranking engineer': { draws: ['ranking', 'modelling'], fromYears: 2, pay: 1.06 },
    'Robotics engineer': { draws: ['control', 'vision'] },
    'AI product manager': { draws: ['language', 'ranking'], fromYears: 4, pay: 1.12 },
    'Responsible AI lead': { draws: ['language', 'modelling'], fromYears: 6, pay: 1.15 },
    'Head of AI': { draws: ['modelling', 'operations', 'language'], fromYears: 9, pay: 1.55 },
  },
});
